/** The styles of the hosted page, which is shown in a frame of about 480 px or in a separate window. */
import { Html } from './html'

export const style = new Html(`
:root {
  color-scheme: light dark;
  --page: #ffffff; --text: #1b2a34; --quiet: #50616d; --line: #d3dbe1; --field: #ffffff; --edge: #71828e;
  --primary: #1c374b; --primary-text: #ffffff; --primary-hover: #2b4f6a; --focus: #1769aa;
  --error: #b61827; --error-page: #fdf1f2; --note: #eef3f6; --note-text: #1c374b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10191f; --text: #e5ecf1; --quiet: #a3b3be; --line: #33434e; --field: #18242c; --edge: #7d909c;
    --primary: #a9cde6; --primary-text: #0e2130; --primary-hover: #c4def0; --focus: #8cc8f5;
    --error: #ff9aa3; --error-page: #2b171b; --note: #1a2933; --note-text: #cfe2f0;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; padding: 20px 16px 24px; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { max-width: 456px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25; color: var(--text); }
p { margin: 0; }
.lead, .hint, .foot, .note { color: var(--quiet); }
.lead { margin-bottom: 16px; }
.sandbox {
  display: flex; gap: 8px; align-items: center; margin-bottom: 16px; padding: 8px 12px; border-radius: 8px;
  background: var(--note); color: var(--note-text); font-size: 14px; font-weight: 600;
}
.sandbox svg { flex: none; }
.problems {
  margin-bottom: 16px; padding: 10px 12px; border-radius: 8px; border-left: 4px solid var(--error);
  background: var(--error-page); color: var(--error); font-weight: 600;
}
form { display: flex; flex-direction: column; gap: 16px; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 16px 12px; align-items: start; }
label, legend { display: block; padding: 0; font-weight: 600; font-size: 15px; }
.hint { font-size: 14px; }
input[type='text'], input[type='email'] {
  display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; font: inherit;
  color: var(--text); background: var(--field); border: 1px solid var(--edge); border-radius: 8px;
}
input[aria-invalid='true'] { border: 2px solid var(--error); padding: 7px 11px; }
.problem { margin-top: 4px; color: var(--error); font-size: 14px; font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
.option {
  display: flex; gap: 12px; align-items: center; min-height: 44px; margin-top: 8px; padding: 8px 12px;
  border: 1px solid var(--edge); border-radius: 8px; background: var(--field); font-weight: 400; cursor: pointer;
}
fieldset[aria-invalid='true'] .option { border-color: var(--error); }
.option:has(:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); }
.option input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--primary); }
.option span { display: block; }
.option .note { font-size: 14px; }
.side { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
.side legend { grid-column: 1 / -1; }
.actions { display: flex; flex-direction: column; gap: 12px; margin-top: 4px; }
button {
  min-height: 48px; padding: 10px 16px; font: inherit; font-weight: 600; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--primary); color: var(--primary-text); background: var(--primary);
}
button:hover { background: var(--primary-hover); border-color: var(--primary-hover); }
button.second { color: var(--text); background: transparent; border-color: var(--edge); }
button.second:hover { background: var(--note); }
button[aria-disabled='true'] { opacity: 0.65; cursor: default; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
details { margin-top: 20px; border-top: 1px solid var(--line); padding-top: 12px; font-size: 14px; }
summary { min-height: 24px; cursor: pointer; font-weight: 600; }
dl { margin: 8px 0 0; }
dt { margin-top: 8px; font: 15px/1.5 ui-monospace, 'SF Mono', Consolas, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
dd { margin: 0; color: var(--quiet); }
.foot { margin-top: 16px; font-size: 14px; }
`)
