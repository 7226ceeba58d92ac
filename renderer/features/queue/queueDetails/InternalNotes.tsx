/** Notes that agents write to each other. They are never shown to the customer. */
import { writeInternalNote } from '#shared/contract/cases/queueDetails'
import { noteLimit } from '#shared/customers/customers'
import * as queueDetailTexts from '#shared/texts/cases/queueDetails'
import * as commonTexts from '#shared/texts/common'
import { useInternalNotes, useWriteInternalNoteMutation } from '../../../api/cases/queueDetails'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { discardSentDraft, takeDraftKey } from '../../../domain/drafts/draftKey'
import { useHasRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { DraftNotice } from '../../../ui/forms/drafts/DraftNotice'
import { useCaretAtEnd } from '../../../ui/forms/drafts/useCaretAtEnd'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { LongTextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import styles from '../queue.module.css'
import detailStyles from './details.module.css'

export function InternalNotes({ caseId }: { caseId: string }) {
  const query = useInternalNotes(caseId)
  const mayWrite = useHasRight('QUEUE.write')
  const { timeZone } = useRuntimeConfig()
  return (
    <section className={styles.part} aria-label={queueDetailTexts.internalNotes}>
      <h3 className={styles.count}>{queueDetailTexts.internalNotes}</h3>
      <p className={parts.small}>{queueDetailTexts.internalHint}</p>
      {mayWrite && <NewNote caseId={caseId} />}
      <PageState
        query={query}
        failedText={queueDetailTexts.notesNotLoaded}
        rows={1}
        isEmpty={({ pages }) => pages.every(({ notes }) => notes.length === 0)}
        empty={<p className={parts.small}>{queueDetailTexts.noNotesYet}</p>}
      >
        {({ pages }) => (
          <>
            <ol className={detailStyles.notes}>
              {pages
                .flatMap(({ notes }) => notes)
                .map(({ note_id, note, user_name, is_own, created_date }) => (
                  <li key={note_id} className={detailStyles.internal}>
                    <span className={parts.small}>
                      {is_own ? commonTexts.you : user_name} ·{' '}
                      <DateText value={created_date} withTime timeZone={timeZone} />
                    </span>
                    <span className={detailStyles.noteText}>{note}</span>
                  </li>
                ))}
            </ol>
            {query.hasNextPage && (
              <Button size="small" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {queueDetailTexts.showOlderNotes}
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
  const { snackbar } = useNotify()
  const form = useCallForm(writeInternalNote, {
    draft,
    input: ({ note }) => ({ body: { case_id: caseId, note } }),
    send: (input) => write({ ...input, idempotencyKey: takeDraftKey(draft) }),
    onSent: () => {
      discardSentDraft(draft)
      snackbar(queueDetailTexts.noteSaved)
    },
  })
  const field = form.field('note')
  useCaretAtEnd(field.control.id)

  return (
    <form className={detailStyles.reply} {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      {draft.restoredFrom !== null && draft.values.note !== '' && (
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
        value={draft.values.note}
        onChange={(typed) => draft.save({ note: typed, key: '' })}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {queueDetailTexts.saveNote}
      </Button>
    </form>
  )
}
