/** Texts of tables that staff sort and arrange. */

export const sortBy = 'Sort by'
export const usualOrder = 'Default order'
export const ascendingBy = (column: string) => `${column}, ascending`
export const descendingBy = (column: string) => `${column}, descending`
export const columns = 'Columns'
export const showAllColumns = 'Show all columns'
