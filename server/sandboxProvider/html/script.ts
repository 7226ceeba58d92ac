/** The page's script: it notifies the portal when it has loaded, helps with typing and submits the form once. */
import { Html } from './html'

export const script = new Html(`
// A frame of an error page loads as well as this one does: only this tells the portal which of them it shows.
const { portal } = document.currentScript.dataset;
const host = window.opener || (window.parent === window ? null : window.parent);
if (host) host.postMessage({ type: 'ready' }, portal);

// The frame becomes as tall as the page, which changes with problems, with the test values and with its width.
if (window.parent !== window) {
  const page = document.documentElement;
  new ResizeObserver(() => {
    window.parent.postMessage({ type: 'height', height: page.getBoundingClientRect().height }, portal);
  }).observe(page);
}

// Browsers ignore autofocus in a frame of another origin.
const first = document.querySelector('[autofocus]');
if (first) first.focus();

const form = document.querySelector('form');
let isSent = false;
form.addEventListener('submit', (event) => {
  if (isSent) return event.preventDefault();
  isSent = true;
  for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
});
// A page that the Back button brings out of the browser's memory can be sent again; the server decides.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  isSent = false;
  for (const button of form.querySelectorAll('button')) button.removeAttribute('aria-disabled');
});

// Only at the end of the text, so that correcting a digit in the middle does not move the cursor.
const rewrite = (name, shape) => {
  const field = form.elements.namedItem(name);
  if (!field) return;
  field.addEventListener('input', (event) => {
    const isDeleting = event.inputType && event.inputType.startsWith('delete');
    if (isDeleting || field.selectionStart !== field.value.length) return;
    field.value = shape(field.value);
  });
};
rewrite('number', (text) => {
  if (/[^\\d\\s-]/.test(text)) return text;
  const digits = text.replace(/\\D/g, '');
  const groups = /^3[47]/.test(digits) ? /^(\\d{4})(\\d{1,6})?(\\d{1,5})?(\\d*)$/ : /^(\\d{4})(\\d{1,4})?(\\d{1,4})?(\\d*)$/;
  return (groups.exec(digits) || [text, digits]).slice(1).filter(Boolean).join(' ');
});
rewrite('expiry', (text) => text.replace(/^([2-9])$/, '0$1').replace(/^(\\d{2})$/, '$1/').replace(/^(\\d{2})(\\d+)$/, '$1/$2'));
`)
