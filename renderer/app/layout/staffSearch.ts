import { withTheme } from '../../ui/theme/lazyThemed'
import { lazyWhenIdle } from '../../ui/timing/lazyWhenIdle'

/** The customer search of staff. It needs antd, which would hold up the page that was opened. */
export const StaffSearch = lazyWhenIdle(() =>
  withTheme(async () => (await import('../../features/customers/StaffSearch')).StaffSearch),
)
