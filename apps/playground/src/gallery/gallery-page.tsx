import type { ComponentChildren } from 'preact';
import { BACKTEST_STATES } from './backtest-states.js';
import { FRAME_STATES } from './frame-states.js';
import { LINK_STATES } from './link-states.js';
import { POLICY_STATES } from './policy-states.js';
import { PRACTICE_STATES } from './practice-states.js';
import { TOOL_STATES } from './tool-states.js';

/** The states of each component, by the name of its file. */
const STATES: Readonly<Record<string, readonly ComponentChildren[]>> = {
  ...POLICY_STATES,
  ...PRACTICE_STATES,
  ...BACKTEST_STATES,
  ...LINK_STATES,
  ...TOOL_STATES,
  ...FRAME_STATES,
};

/** The page on which components are looked at. */
export function GalleryPage() {
  return (
    <div class="stack">
      <div class="page-head">
        <h1>Components</h1>
        <p class="lead">Every component of these pages, in each of its states.</p>
      </div>
      {Object.entries(STATES).map(([name, states]) => (
        <section key={name} class="stack" data-component={name}>
          <h2>{name}</h2>
          {states.map((state, index) => (
            <div key={index}>{state}</div>
          ))}
        </section>
      ))}
    </div>
  );
}
