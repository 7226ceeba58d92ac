import * as preferenceTexts from '#shared/texts/customers/preferences'
import { Panel } from '../../../ui/panels/Panel'
import { SkeletonRows } from '../../../ui/states/SkeletonRows'

/** Keeps the place of the paperless setting while it loads. */
export const PaperlessPlaceholder = () => (
  <Panel title={preferenceTexts.paper}>
    <SkeletonRows rows={2} />
  </Panel>
)
