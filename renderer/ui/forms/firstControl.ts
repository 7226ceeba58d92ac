const controls = 'input, select, textarea, button, a[href]'

const firstIn = (part: Element | null | undefined): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLElement>(controls) ?? [])].find((control) => !control.matches(':disabled'))

/** Where a dialog starts: the control it names with `data-starts-here`, else the first of its content, else of its foot. */
export const firstControl = (dialog: Element | null | undefined): HTMLElement | null | undefined =>
  dialog?.querySelector<HTMLElement>('[data-starts-here]') ??
  firstIn(dialog?.querySelector('.ant-modal-body')) ??
  firstIn(dialog?.querySelector('.ant-modal-footer'))
