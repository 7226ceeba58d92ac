/** Reads the fields that keep their own value, which are those with a name. */
export function readPlainValues(
  names: object,
  controlOf: (name: string) => HTMLElement | null,
): Record<string, string | boolean> {
  const typed: Record<string, string | boolean> = {}
  for (const name of Object.keys(names)) {
    const control = controlOf(name)
    if (control instanceof HTMLInputElement && control.name === name) {
      typed[name] = control.type === 'checkbox' ? control.checked : control.value
    }
  }
  return typed
}
