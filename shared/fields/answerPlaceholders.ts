/** A canned answer can contain these placeholders, which a reply fills in. */
export const answerPlaceholders = ['first_name', 'case_number', 'my_name'] as const
