/** Media queries for the widths at which the layout changes. The style sheets contain the same widths. */

export const isPhoneWidth = '(width < 48em)'
/** The menu is behind a button, and panels cover the page. */
export const isWithoutSideMenu = '(width < 56.25em)'
/** The header has no room for the search. */
export const isWithoutHeaderSearch = '(width < 70em)'
export const isTabletWidth = '(width < 75em)'
/** The message queue has room for its list and an open message beside it. */
export const hasRoomForSplitView = '(width >= 75em)'

/** The number of columns of 340 px that fit beside the menu, which is hidden on narrow windows. */
export const hasRoomForColumns = {
  two: '(45.5em <= width < 56.25em), (width >= 62.5em)',
  three: '(width >= 84.75em)',
} as const
