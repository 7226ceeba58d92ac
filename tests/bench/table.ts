/** Formats rows as a text table, with the first column on the left and numbers on the right. */

export function tableText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const lineText = (line: readonly string[]) =>
    widths
      .map((width, column) => (column === 0 ? (line[0] ?? '').padEnd(width) : (line[column] ?? '').padStart(width)))
      .join('  ')
  const [first = '', ...others] = lines.map(lineText)
  return [first, '-'.repeat(first.length), ...others].join('\n')
}
