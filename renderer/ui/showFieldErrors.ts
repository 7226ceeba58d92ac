import type { FormInstance } from 'antd'
import type { Problem } from '#shared/errors'

/** Puts the remarks of a refused form under its fields and moves to the first. Answers what belongs above the form, if anything. */
export function showFieldErrors(form: FormInstance, { message, fields = {} }: Problem): string | null {
  const known = Object.keys(form.getFieldsValue(true) as object)
  const remarks = Object.entries(fields).filter(([name]) => known.includes(name))
  form.setFields(remarks.map(([name, remark]) => ({ name, errors: [remark] })))
  const first = remarks[0]?.[0]
  if (first === undefined) return message
  form.scrollToField(first, { focus: true })
  return null
}
