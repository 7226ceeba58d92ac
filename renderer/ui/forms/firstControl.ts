const controls = 'input, select, textarea, button, a[href]'

const findFirstIn = (part: Element | null | undefined): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLElement>(controls) ?? [])].find((control) => !control.matches(':disabled'))

/**
 * Returns the control to focus in a dialog: the one with `data-starts-here`, else the first in the body, else the foot.
 */
export const findFirstControl = (dialog: Element | null | undefined): HTMLElement | null | undefined =>
  dialog?.querySelector<HTMLElement>('[data-starts-here]') ??
  findFirstIn(dialog?.querySelector('.ant-modal-body')) ??
  findFirstIn(dialog?.querySelector('.ant-modal-footer'))
