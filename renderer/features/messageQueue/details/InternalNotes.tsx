/** Notes that agents write to each other. They are never shown to the customer. */
import { Button } from 'antd'
import { noteLimit } from '#shared/customers/customers'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'
import { useInternalNotes, useWriteInternalNoteMutation } from '../../../api/cases/queueDetails'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { useHasRight } from '../../../session/useHasRight'
import { DateText } from '../../../ui/DateText'
import { DraftNotice } from '../../../ui/forms/DraftNotice'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { LongTextField } from '../../../ui/forms/FormFields'
import { useCaretAtEnd } from '../../../ui/forms/useCaretAtEnd'
import { useForm } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'
import { PageState } from '../../../ui/states/PageState'
import styles from '../messageQueue.module.css'
import parts from './details.module.css'

export function InternalNotes({ caseId }: { caseId: string }) {
  const query = useInternalNotes(caseId)
  const mayWrite = useHasRight('QUEUE.write')
  const { timeZone } = useRuntimeConfig()
  return (
    <section className={styles.part} aria-label={queueTexts.internalNotes}>
      <h3 className={styles.count}>{queueTexts.internalNotes}</h3>
      <p className={styles.quiet}>{queueTexts.visibleToStaffOnly}</p>
      {mayWrite && <NewNote caseId={caseId} />}
      <PageState
        query={query}
        subject={queueTexts.theNotes}
        rows={1}
        isEmpty={({ pages }) => pages.every(({ notes }) => notes.length === 0)}
        empty={<p className={styles.quiet}>{queueTexts.noNotesYet}</p>}
      >
        {({ pages }) => (
          <>
            <ol className={parts.notes}>
              {pages
                .flatMap(({ notes }) => notes)
                .map(({ note_id, note, user_name, is_own, created_date }) => (
                  <li key={note_id} className={parts.internal}>
                    <span className={styles.quiet}>
                      {is_own ? commonTexts.you : user_name} ·{' '}
                      <DateText value={created_date} withTime timeZone={timeZone} />
                    </span>
                    <span className={parts.noteText}>{note}</span>
                  </li>
                ))}
            </ol>
            {query.hasNextPage && (
              <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {queueTexts.showOlderNotes}
              </Button>
            )}
          </>
        )}
      </PageState>
    </section>
  )
}

function NewNote({ caseId }: { caseId: string }) {
  const draft = useCaseDraft(caseId, 'internal-note', { note: '', key: '' })
  const [write] = useWriteInternalNoteMutation()
  const form = useForm(['note'])
  const { snackbar } = useNotify()
  const { note } = draft.values
  const field = form.field('note')
  useCaretAtEnd(field.control.id)

  async function send(): Promise<unknown> {
    // The key is stored with the text, so that a retry after a lost response does not save the note twice.
    const key = draft.values.key || crypto.randomUUID()
    draft.save({ key })
    const { error } = await write({ idempotencyKey: key, body: { case_id: caseId, note: note.trim() } })
    if (error) return error
    if (draft.latest().key === key) draft.discard()
    snackbar(queueTexts.noteSaved)
    return null
  }

  return (
    <form
      noValidate
      className={parts.reply}
      onSubmit={(event) =>
        void form.submit(
          event,
          { note: fieldProblem(note.trim(), { name: commonTexts.note, required: true, maxLength: noteLimit }) },
          send,
        )
      }
    >
      <FormFailure>{form.failure}</FormFailure>
      {draft.restoredFrom !== null && note !== '' && (
        <DraftNotice
          savedAt={draft.restoredFrom}
          onDiscard={() => {
            draft.discard()
            document.getElementById(field.control.id)?.focus()
          }}
        />
      )}
      <LongTextField
        label={commonTexts.addANote}
        field={field}
        rows={2}
        maxLength={noteLimit}
        value={note}
        onChange={(typed) => draft.save({ note: typed, key: '' })}
      />
      <Button htmlType="submit" loading={form.isBusy}>
        {queueTexts.saveNote}
      </Button>
    </form>
  )
}
