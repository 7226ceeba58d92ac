/** Lists the voicemails with their audio, and with a transcript if there is one. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { getVoicemailSound, type Voicemail, type VoipLine } from '#shared/contract/services/voip'
import { clockText } from '#shared/format/minutes'
import { formatPhoneNumber } from '#shared/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { fetchBlob } from '../../api/files'
import { useDeleteVoicemailMutation, useListVoicemailsQuery, useMarkVoicemailMutation } from '../../api/services/voip'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useNotify } from '../../ui/notices/useNotify'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { SoundPlayer } from '../../ui/SoundPlayer'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import { GreetingPanel } from './GreetingPanel'
import styles from './voip.module.css'
import { callerText } from './voipFormat'

export function VoicemailPanel({ line }: { line: VoipLine }) {
  const [search] = useSearchParams()
  const page = readPage(search)
  const query = useListVoicemailsQuery({ query: { line_id: line.line_id, ...page } })
  const [voicemailToDelete, setVoicemailToDelete] = useState<Voicemail | null>(null)
  useLastPage(page, query)

  return (
    <>
      <GreetingPanel line={line} />
      <Panel title={voipTexts.voicemail}>
        <p className={parts.quiet}>{voipTexts.voicemailsHint}</p>
        <PageState
          query={query}
          failedText={voipTexts.voicemailsNotLoaded}
          isEmpty={({ total_count }) => total_count === 0}
          empty={
            <EmptyPanel
              picture="phone"
              action={
                <Link to={`?${withChanges(search, { show: null })}`}>
                  {line.forwarding === 'off' ? voipTexts.setUpForwarding : voipTexts.changeForwarding}
                </Link>
              }
            >
              {voipTexts.noVoicemails}
            </EmptyPanel>
          }
        >
          {({ voicemails, total_count }) => (
            <>
              <ul className={parts.settings}>
                {voicemails.map((voicemail) => (
                  <VoicemailRow key={voicemail.voicemail_id} voicemail={voicemail} onDelete={setVoicemailToDelete} />
                ))}
              </ul>
              <ListPages page={page} totalCount={total_count} />
            </>
          )}
        </PageState>
        {voicemailToDelete && <DeleteDialog voicemail={voicemailToDelete} onClose={() => setVoicemailToDelete(null)} />}
      </Panel>
    </>
  )
}

interface VoicemailRowProps {
  voicemail: Voicemail
  onDelete: (voicemail: Voicemail) => void
}

function VoicemailRow({ voicemail, onDelete }: VoicemailRowProps) {
  const { voicemail_id, from_number, from_name, received_date, seconds, transcription, is_heard } = voicemail
  const mayWrite = useHasRight('ACCOUNTS.write')
  const [markHeard, { isLoading }] = useMarkVoicemailMutation()
  const from = callerText({ number: from_number, name: from_name })
  return (
    <li className={styles.voicemail}>
      <div className={styles.voicemailHead}>
        <h3 className={styles.name}>{from}</h3>
        {!is_heard && <Tag color="success">{commonTexts.newLabel}</Tag>}
        <p className={parts.quiet}>
          {from_name !== '' && from_number !== '' && `${formatPhoneNumber(from_number)} · `}
          <DateText value={received_date} withTime /> · {clockText(seconds)}
        </p>
      </div>
      <p className={transcription === null ? parts.quiet : ''}>{transcription ?? voipTexts.noTranscript}</p>
      <div className={parts.actions}>
        <SoundPlayer
          name={voipTexts.voicemailFrom(from)}
          load={() => fetchBlob(getVoicemailSound, { query: { voicemail_id } })}
          onPlayed={() => {
            if (mayWrite && !is_heard) void markHeard({ body: { voicemail_id, is_heard: true } })
          }}
        />
        {mayWrite && (
          <>
            <Button
              size="small"
              isBusy={isLoading}
              aria-label={is_heard ? voipTexts.markNewLabel(from) : voipTexts.markHeardLabel(from)}
              // The API layer has shown the failure, and the voicemail stays as it was.
              onClick={() => void markHeard({ body: { voicemail_id, is_heard: !is_heard } })}
            >
              {is_heard ? voipTexts.markAsNew : voipTexts.markAsHeard}
            </Button>
            <Button
              size="small"
              isDanger
              aria-label={voipTexts.deleteVoicemailFrom(from)}
              onClick={() => onDelete(voicemail)}
            >
              {commonTexts.deleteLabel}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function DeleteDialog({ voicemail, onClose }: { voicemail: Voicemail; onClose: () => void }) {
  const [remove] = useDeleteVoicemailMutation()
  const notify = useNotify()
  const { voicemail_id, from_number, from_name } = voicemail
  const { dialog, failure } = useConfirmedCall(
    () => remove({ body: { voicemail_id } }),
    () => {
      notify.snackbar(voipTexts.voicemailDeleted)
      onClose()
    },
  )

  return (
    <ConfirmDialog
      title={voipTexts.deleteVoicemail}
      message={
        <>
          <p>{voipTexts.deleteVoicemailEffect(callerText({ number: from_number, name: from_name }))}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      onNo={onClose}
    />
  )
}
