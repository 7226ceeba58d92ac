/** The page on which a customer enters a payment method. */
import { plural } from '#shared/format/plural'
import type {
  ChoiceField,
  Field,
  FieldProblems,
  FormValues,
  MethodForm,
  TestValue,
  TextField,
} from '../methods/methodForm'
import { renderDocument } from './document'
import { type Html, html } from './html'
import { script } from './script'

interface FormPage {
  form: MethodForm
  values: FormValues
  problems: FieldProblems
  nonce: string
  /** The origin that opened the page. The page notifies it when it has loaded. */
  portal: string
}

interface FieldView {
  value: string
  problem: string | null
  /** The first field with a problem gets the focus. */
  isFirstProblem: boolean
}

export function renderFormPage({ form, values, problems, nonce, portal }: FormPage): string {
  const firstProblem = form.fields.find(({ name }) => problems[name])?.name
  const render = (field: Field): Html => {
    const problem = problems[field.name] ?? null
    const view = { value: values[field.name] ?? '', problem, isFirstProblem: field.name === firstProblem }
    return field.kind === 'text' ? textField(field, view) : choiceField(field, view)
  }
  const fullWidthFields = form.fields.filter((field) => field.kind === 'choice' || field.width === 'full')
  const partWidthFields = form.fields.filter((field) => field.kind === 'text' && field.width === 'part')
  const count = Object.keys(problems).length

  return renderDocument({
    title: count > 0 ? `Error: ${form.title}` : form.title,
    nonce,
    body: html`<p class="sandbox">${lockIcon} Sandbox: no real card is charged</p>
<h1>${form.title}</h1>
<p class="lead">${form.lead}</p>
${count > 0 ? html`<p class="problems" role="alert">${problemSummary(count)}</p>` : null}
<form method="post" novalidate autocomplete="on">
${fullWidthFields.map(render)}
${partWidthFields.length > 0 ? html`<div class="row">${partWidthFields.map(render)}</div>` : null}
<div class="actions">
<button type="submit" name="action" value="save">${form.submit}</button>
${form.cancel === null ? null : html`<button class="second" type="submit" name="action" value="cancel">${form.cancel}</button>`}
</div>
</form>
${form.tests.length > 0 ? testValues(form.tests) : null}
<p class="foot">This page is good for 15 minutes and one payment method. ${form.privacy}</p>
<script nonce="${nonce}" data-portal="${portal}">${script}</script>`,
  })
}

const problemSummary = (count: number): string =>
  plural(count, 'Check the marked field.', `Check the ${count} marked fields.`)

const lockIcon = html`<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.75"
aria-hidden="true"><rect x="2.5" y="7" width="11" height="7" rx="1.5"/><path d="M5 7V4.8a3 3 0 0 1 6 0V7"/></svg>`

function textField(field: TextField, { value, problem, isFirstProblem }: FieldView): Html {
  const hint = field.isSecret && problem === null ? secretHint(field, value) : (field.hint ?? null)
  return html`<div>
<label for="${field.name}">${field.label}</label>
${hint === null ? null : html`<p class="hint" id="${field.name}-hint">${hint}</p>`}
<input type="${field.inputMode === 'email' ? 'email' : 'text'}" id="${field.name}" name="${field.name}"
value="${field.isSecret ? '' : value}" inputmode="${field.inputMode}" autocomplete="${field.autocomplete}"
maxlength="${field.maxLength}" required spellcheck="false" autocapitalize="off"
${describedBy(field.name, { hasHint: hint !== null, problem })} ${isFirstProblem ? html`autofocus` : null}>
${problemText(field.name, problem)}
</div>`
}

/** A security code is never sent back to the page, so the hint explains why the field is empty. */
const secretHint = (field: TextField, value: string): string | null =>
  value === '' ? (field.hint ?? null) : 'Type it again'

function choiceField(field: ChoiceField, { value, problem, isFirstProblem }: FieldView): Html {
  const isShort = field.options.every(({ note }) => note === undefined)
  return html`<fieldset role="radiogroup" class="${isShort ? 'side' : ''}" ${describedBy(field.name, { hasHint: false, problem })}>
<legend>${field.label}</legend>
${field.options.map(
  (option, index) => html`<label class="option">
<input type="radio" name="${field.name}" value="${option.value}" required
${option.value === value ? html`checked` : null} ${isFirstProblem && index === 0 ? html`autofocus` : null}>
<span>${option.label}${option.note === undefined ? null : html`<span class="note">${option.note}</span>`}</span>
</label>`,
)}
${problemText(field.name, problem)}
</fieldset>`
}

function describedBy(name: string, { hasHint, problem }: { hasHint: boolean; problem: string | null }): Html | null {
  const ids = [hasHint ? `${name}-hint` : null, problem === null ? null : `${name}-problem`].filter((id) => id !== null)
  const description = ids.length > 0 ? html`aria-describedby="${ids.join(' ')}"` : null
  return problem === null ? description : html`aria-invalid="true" ${description}`
}

const problemText = (name: string, problem: string | null): Html | null =>
  problem === null ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`

const testValues = (tests: readonly TestValue[]): Html => html`<details>
<summary>Test values of the sandbox</summary>
<dl>${tests.map(({ value, meaning }) => html`<dt>${groupDigits(value)}</dt><dd>${meaning}</dd>`)}</dl>
</details>`

/** Groups card numbers as on cards: 4-4-4-4, and 4-6-5 for American Express. */
function groupDigits(value: string): string {
  if (/^\d{15}$/.test(value)) return value.replace(/^(\d{4})(\d{6})/, '$1 $2 ')
  return /^\d{16}$/.test(value) ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value
}
