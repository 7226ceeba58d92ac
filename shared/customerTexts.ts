/** What staff are told when they look for customers (staff specification, sections 5 and 8). */
export const customerTexts = {
  fillOne: 'Please fill at least one filter field to search.',
  typeMore: 'Type at least three letters or digits.',
} as const
