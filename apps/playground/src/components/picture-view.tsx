import type { Picture } from '../tools/tool.js';
import { useWords } from '../words/words.js';
import { BarsView } from './bars-view.js';
import { PairsView } from './pairs-view.js';
import { PlotView } from './plot-view.js';
import { rounded } from './rounded.js';
import { TableTwin } from './table-twin.js';

export interface PictureViewProps {
  readonly picture: Picture;
  readonly label: string;
  readonly language: 'en' | 'zh';
}

/** The table shows at most so many points of a line. */
const ROWS_MOST = 12;

/** A tool's answer as a picture, with the same as a table. */
export function PictureView({ picture, label, language }: PictureViewProps) {
  const { tools: words } = useWords();
  return (
    <figure class="chart">
      {picture.kind === 'bars' && <BarsView {...picture} label={label} language={language} />}
      {picture.kind === 'plot' && <PlotView plot={picture} label={label} language={language} />}
      {picture.kind === 'pairs' && <PairsView {...picture} label={label} />}
      {picture.kind === 'plot' && (
        <figcaption class="small soft">
          {picture.series.map(({ label: name, look, as }) => (
            <span key={name.en} class={`key ${as === 'ring' ? 'plain' : look}`}>
              {name[language]}
            </span>
          ))}
        </figcaption>
      )}
      <TableTwin {...tableOf(picture, language, words.value)} />
    </figure>
  );
}

function tableOf(picture: Picture, language: 'en' | 'zh', value: string): { columns: string[]; rows: string[][] } {
  if (picture.kind === 'pairs') return { columns: ['', ''], rows: picture.pairs.map((pair) => [...pair]) };
  if (picture.kind === 'bars')
    return { columns: ['', value], rows: picture.bars.map((bar) => [bar.label[language], rounded(bar.value)]) };
  const levels = picture.levels.map(({ axis, at, label }) => [
    label[language],
    axis === 'x' ? rounded(at) : '',
    axis === 'y' ? rounded(at) : '',
  ]);
  const rows = picture.series.flatMap(({ label, points }) => {
    const step = Math.max(1, Math.ceil(points.length / ROWS_MOST));
    return points
      .filter((_, index) => index % step === 0 || index === points.length - 1)
      .map(([x, y]) => [label[language], rounded(x), rounded(y)]);
  });
  return { columns: ['', picture.x[language], picture.y[language]], rows: [...rows, ...levels] };
}
