/** Formats addresses. */

/** Returns street and unit on one line: "104 Quill St, Apt 204". */
export const addressLine = (streetAddress: string, unit: string): string =>
  unit === '' ? streetAddress : `${streetAddress}, ${unit}`
