import * as preferenceTexts from '#shared/texts/customers/preferences'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import { Switch } from '../../../ui/Switch'

/** Keeps the place of the paperless setting while it loads. Its longest text is there, but not visible. */
export const PaperlessPlaceholder = () => (
  <Panel title={preferenceTexts.billDelivery} isPlaceholder>
    <div className={`${parts.settings} ${parts.toCome}`} data-waiting aria-hidden="true" inert>
      <SettingRow name={preferenceTexts.paperlessBilling} hint={preferenceTexts.paperlessHint}>
        {(id) => <Switch id={id} disabled checked={false} onChange={() => undefined} />}
      </SettingRow>
    </div>
  </Panel>
)
