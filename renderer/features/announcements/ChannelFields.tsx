/** Selects where an announcement is shown: at least one of three channels. */

import { type AnnouncementChannel, announcementChannels } from '#shared/customers/announcements'
import * as announcementTexts from '#shared/texts/content/announcements'
import { Checkbox } from '../../ui/Checkbox'
import type { FormField } from '../../ui/forms/useFieldErrors'
import parts from '../../ui/panels/parts.module.css'
import styles from './announcements.module.css'

interface ChannelFieldsProps {
  channels: readonly AnnouncementChannel[]
  field: FormField
  onChange: (channels: AnnouncementChannel[]) => void
}

export const ChannelFields = ({ channels, field, onChange }: ChannelFieldsProps) => (
  <fieldset className={styles.audience}>
    <legend>{announcementTexts.whereItShows}</legend>
    <div className={styles.channels}>
      {announcementChannels.map((channel) => (
        <Checkbox
          key={channel}
          checked={channels.includes(channel)}
          onChange={({ target }) => {
            field.clear()
            onChange(
              announcementChannels.filter((candidate) =>
                candidate === channel ? target.checked : channels.includes(candidate),
              ),
            )
          }}
        >
          {channel === 'login'
            ? announcementTexts.publicOnly(announcementTexts.channelLabels[channel])
            : announcementTexts.channelLabels[channel]}
        </Checkbox>
      ))}
    </div>
    <p id={field.control.id} tabIndex={-1} role="alert" className={parts.problem}>
      {field.error}
    </p>
  </fieldset>
)
