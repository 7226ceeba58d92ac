/** Voicemails: heard here as on the telephone, and read where they were written down. */
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getVoicemailSound, type VoiceLine, type Voicemail } from '#shared/contract/voice'
import { formatNumber } from '#shared/voice'
import { fetchBlob } from '../../api/files'
import { useDeleteVoicemailMutation, useListVoicemailsQuery, useMarkVoicemailMutation } from '../../api/voice'
import { useMay } from '../../session/useMay'
import { Badge } from '../../ui/panels/Badge'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { DateText } from '../../ui/DateText'
import { FormFailure } from '../../ui/forms/FormFailure'
import { pageIn } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { SoundPlayer } from '../../ui/SoundPlayer'
import { useNotify } from '../../ui/notices/useNotify'
import { GreetingPanel } from './GreetingPanel'
import { callerText, lengthText } from './voiceWords'
import parts from '../../ui/panels/parts.module.css'
import styles from './voice.module.css'
import * as voipTexts from '#shared/texts/voip'
import * as commonTexts from '#shared/texts/common'

export function VoicemailPanel({ line }: { line: VoiceLine }) {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = useListVoicemailsQuery({ query: { line_id: line.line_id, ...page } })
  const [deleting, setDeleting] = useState<Voicemail | null>(null)
  useLastPage(page, query)

  return (
    <>
      <GreetingPanel line={line} />
      <Panel title={voipTexts.voicemail}>
        <p className={parts.quiet}>{voipTexts.playAVoicemailHereOr}</p>
        <PageState
          query={query}
          what={voipTexts.theVoicemails}
          isEmpty={({ total_count }) => total_count === 0}
          empty={<EmptyPanel>{voipTexts.youHaveNoVoicemails}</EmptyPanel>}
        >
          {({ voicemails, total_count }) => (
            <>
              <ul className={parts.settings}>
                {voicemails.map((voicemail) => (
                  <VoicemailRow key={voicemail.voicemail_id} voicemail={voicemail} onDelete={setDeleting} />
                ))}
              </ul>
              <ListPages page={page} totalCount={total_count} />
            </>
          )}
        </PageState>
        {deleting && <DeleteDialog voicemail={deleting} onClose={() => setDeleting(null)} />}
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
  const mayWrite = useMay('ACCOUNTS.write')
  const [mark, { isLoading }] = useMarkVoicemailMutation()
  const from = callerText({ number: from_number, name: from_name })
  const of = <span className="visually-hidden"> {voipTexts.voicemailFrom(from)}</span>
  return (
    <li className={styles.voicemail}>
      <div className={styles.voicemailHead}>
        <h3 className={styles.name}>{from}</h3>
        {!is_heard && <Badge kind="good">{commonTexts.newLabel}</Badge>}
        <p className={parts.quiet}>
          {from_name !== '' && from_number !== '' && `${formatNumber(from_number)} · `}
          <DateText value={received_date} withTime /> · {lengthText(seconds)}
        </p>
      </div>
      <p className={transcription === null ? parts.quiet : ''}>
        {transcription ?? voipTexts.noTranscriptTheVoicemailTo}
      </p>
      <SoundPlayer
        name={voipTexts.voicemailFrom(from)}
        load={() => fetchBlob(getVoicemailSound, { query: { voicemail_id } })}
        onPlayed={() => {
          if (mayWrite && !is_heard) void mark({ body: { voicemail_id, is_heard: true } })
        }}
      />
      {mayWrite && (
        <div className={parts.actions}>
          <Button
            size="small"
            loading={isLoading}
            // A failure has been said already, and the voicemail stays as it was.
            onClick={() => void mark({ body: { voicemail_id, is_heard: !is_heard } })}
          >
            {is_heard ? voipTexts.markAsNew : voipTexts.markAsHeard}
            {of}
          </Button>
          <Button size="small" danger onClick={() => onDelete(voicemail)}>
            {commonTexts.deleteLabel}
            {of}
          </Button>
        </div>
      )}
    </li>
  )
}

function DeleteDialog({ voicemail, onClose }: { voicemail: Voicemail; onClose: () => void }) {
  const [remove] = useDeleteVoicemailMutation()
  const notify = useNotify()
  const { voicemail_id, from_number, from_name } = voicemail
  const { dialog, failure } = useConfirmed(
    () => remove({ body: { voicemail_id } }),
    () => {
      notify.toast('success', voipTexts.voicemailDeleted)
      onClose()
    },
  )

  return (
    <ConfirmDialog
      title={voipTexts.deleteVoicemail}
      message={
        <>
          <p>{voipTexts.theVoicemailFromWillBe(callerText({ number: from_number, name: from_name }))}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      isDangerous
      yesText={commonTexts.deleteLabel}
      noText={commonTexts.cancel}
      onNo={onClose}
    />
  )
}
