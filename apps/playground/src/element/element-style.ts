/** The element’s own style: every colour and measure is a custom property that the page may set, every piece a part. */
export const ELEMENT_STYLE = `
:host {
  --accent: var(--svc-accent, light-dark(#0a6b5e, #5cc5b1));
  --radius: var(--svc-radius, 8px);
  --space: var(--svc-space, 0.75rem);
  --edge: var(--svc-edge, light-dark(#8a8c85, #7f827a));
  --surface: var(--svc-surface, light-dark(#fff, #1b1c1a));
  display: block;
  color-scheme: inherit;
  color: var(--svc-ink, light-dark(#1b1c1a, #ecede8));
  font: 1rem/1.5 var(--svc-font, system-ui, sans-serif);
}
:host([theme=light]) {
  color-scheme: light;
}
:host([theme=dark]) {
  color-scheme: dark;
}
:host([hidden]), [hidden] {
  display: none !important;
}
* {
  box-sizing: border-box;
}
section {
  display: grid;
  gap: var(--space);
  padding: calc(var(--space) * 1.25);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
}
h2 {
  margin: 0;
  font-size: 1.125rem;
  line-height: 1.25;
}
.log, ul {
  display: grid;
  gap: calc(var(--space) / 1.5);
  margin: 0;
  padding: 0;
  list-style: none;
}
.log {
  max-height: var(--svc-log-height, 20rem);
  align-content: start;
  overflow-y: auto;
}
.log:empty, ul:empty, p:empty, [part=deal]:empty {
  display: none;
}
ul li {
  overflow-wrap: anywhere;
}
.log div {
  max-width: 85%;
  white-space: pre-line;
  overflow-wrap: anywhere;
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius);
}
.shop {
  justify-self: start;
  background: var(--svc-wash, color-mix(in srgb, var(--accent) 12%, transparent));
}
.you {
  justify-self: end;
  background: var(--svc-sunken, light-dark(#f3f3ef, #232522));
}
form {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;
}
label {
  display: grid;
  flex: 1 1 12rem;
  gap: 0.25rem;
  font-size: 0.8125rem;
  font-weight: 600;
}
p {
  margin: 0;
}
.soft {
  color: var(--svc-ink-soft, light-dark(#5a5c56, #adb0a7));
  font-size: 0.875rem;
}
[part=deal], [part=receipt] {
  display: grid;
  gap: calc(var(--space) / 1.5);
}
h3 {
  margin: 0;
  font-size: 1rem;
}
dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 1rem;
  margin: 0;
}
dd {
  margin: 0;
  text-align: right;
  overflow-wrap: anywhere;
}
.save {
  color: var(--accent);
}
.fault {
  color: var(--svc-bad, light-dark(#a3261b, #ff9d8f));
}
.deal {
  font-weight: 600;
}
input, button {
  min-height: 2.5rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  color: inherit;
  font: inherit;
}
input {
  width: 100%;
  font-weight: 400;
  font-size: 1rem;
}
button {
  cursor: pointer;
}
.retry {
  justify-self: start;
}
.option {
  width: 100%;
  text-align: left;
}
.send, .accept {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--svc-accent-ink, light-dark(#fff, #08211c));
  font-weight: 600;
}
button[aria-disabled=true] {
  opacity: 0.6;
  cursor: default;
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}
.hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;
