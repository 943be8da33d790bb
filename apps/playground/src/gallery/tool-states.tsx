import { BarsView } from '../components/bars-view.js';
import { ChoiceRow } from '../components/choice-row.js';
import { CodeBlock } from '../components/code-block.js';
import { GameForm } from '../components/game-form.js';
import { PairsView } from '../components/pairs-view.js';
import { PictureView } from '../components/picture-view.js';
import { PlotView } from '../components/plot-view.js';
import { ReplayBoard } from '../components/replay-board.js';
import { ScrollBox } from '../components/scroll-box.js';
import { SnippetTabs } from '../components/snippet-tabs.js';
import { StandingsTable } from '../components/standings-table.js';
import { ToolField } from '../components/tool-field.js';
import { ToolForm } from '../components/tool-form.js';
import { valueAt, type Plot } from '../tools/tool.js';
import { TURN } from '../tools/turn-tool.js';
import { nothing } from './samples.js';

const PLOT: Plot = {
  kind: 'plot',
  x: { en: 'price', zh: '价格' },
  y: { en: 'chance', zh: '可能性' },
  series: [
    {
      label: { en: 'Line', zh: '线' },
      look: 'accent',
      as: 'line',
      points: [
        [1, 0.9],
        [2, 0.4],
        [3, 0],
      ],
    },
    { label: { en: 'Dots', zh: '点' }, look: 'faint', as: 'dots', points: [[2, 0.6]] },
    { label: { en: 'Answer', zh: '答案' }, look: 'plain', as: 'ring', points: [[2, 0.4]] },
  ],
  levels: [
    { axis: 'x', at: 1, label: { en: 'worst', zh: '最差' } },
    { axis: 'y', at: 0.5, label: { en: 'half', zh: '一半' } },
  ],
};
const BARS = [
  { label: { en: 'List', zh: '标价' }, value: 7.2, chosen: false },
  { label: { en: 'Price', zh: '价格' }, value: 3.39, chosen: true },
];
const PAIRS = { left: ['ann', 'bob'], right: ['north'], pairs: [['ann', 'north']] as const };
const STEP = { package: [{ issue: 'price', option: 2, options: 4 }], agent: 0.8, opponent: 0.4 };

export const TOOL_STATES = {
  'bars-view': [<BarsView bars={BARS} label="bars" language="en" />],
  'choice-row': [
    <ChoiceRow
      label="Choice"
      choices={[
        { id: 'a', label: 'One' },
        { id: 'b', label: 'Other' },
      ]}
      chosen="a"
      onChoose={nothing}
    />,
  ],
  'code-block': [<CodeBlock code={'{\n  "price": 900\n}'} label="JSON" />],
  'game-form': [
    <GameForm
      scenario={1}
      scenarios={2}
      role="seller"
      player="engine"
      opponent="naive"
      players={['engine']}
      opponents={['naive']}
      onChange={nothing}
    />,
  ],
  'pairs-view': [<PairsView {...PAIRS} label="pairs" />],
  'picture-view': [
    <PictureView label="a plot" language="en" picture={PLOT} />,
    <PictureView label="some bars" language="en" picture={{ kind: 'bars', bars: BARS }} />,
    <PictureView label="some pairs" language="en" picture={{ kind: 'pairs', ...PAIRS }} />,
  ],
  'plot-view': [<PlotView plot={PLOT} label="plot" language="zh" />],
  'replay-board': [
    <ReplayBoard
      steps={[
        { turn: 1, by: 'agent', ending: null, ...STEP },
        { turn: 2, by: 'opponent', ending: 'opponent_accepted', ...STEP },
      ]}
    />,
  ],
  'scroll-box': [
    <ScrollBox label="wide">
      <div style={{ width: '120rem' }}>What is wider than its place.</div>
    </ScrollBox>,
  ],
  'snippet-tabs': [
    <SnippetTabs
      title="The same request with curl, TypeScript or MCP"
      snippets={[
        { label: 'curl', address: '/v1', code: 'curl …' },
        { label: 'MCP', address: '/mcp', code: '{}' },
      ]}
    />,
  ],
  'standings-table': [
    <StandingsTable
      players={[{ name: 'engine', all: 0.7, naive: 0.8, hardball: 0.6, conceder: 0.9, at_or_below_batna: 0.03 }]}
    />,
  ],
  'tool-field': [
    ...TURN.fields.map((field) => (
      <ToolField
        field={field}
        language="en"
        value={valueAt(TURN.request, field.path)}
        unread={undefined}
        onValue={nothing}
        onUnread={nothing}
      />
    )),
    <ToolField
      field={{ path: ['walk_away'], kind: 'number', label: { en: 'Worst price', zh: '最差的价格' } }}
      language="en"
      value={700}
      unread="abc"
      onValue={nothing}
      onUnread={nothing}
    />,
  ],
  'tool-form': [false, true].map((busy) => (
    <ToolForm
      tool={TURN}
      request={TURN.request}
      busy={busy}
      language={busy ? 'zh' : 'en'}
      onRequest={nothing}
      onRun={nothing}
    />
  )),
};
