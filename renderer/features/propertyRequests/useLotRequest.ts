import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createLotRequests } from '#shared/contract/services/propertyRequests'
import { wallClock } from '#shared/desks/openingHours'
import { joinSentences } from '#shared/format/joinWords'
import { defaultTimeZone } from '#shared/format/timeZone'
import type { ResponseOf } from '#shared/http/endpoint'
import { useCreateLotRequestsMutation } from '../../api/services/propertyRequests'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useCaseUploads } from '../../domain/cases/attachments/useCaseUploads'
import { type DraftKey, takeKeyFor } from '../../domain/drafts/draftKey'
import { type Draft, useDraft } from '../../domain/drafts/useDraft'
import { useCallForm } from '../../ui/forms/useCallForm'
import {
  buildRequestBody,
  dayProblem,
  emptyDraft,
  formNames,
  type Lot,
  type LotDraft,
  LotPrefill,
  validateDraft,
} from './lotDraft'

export type LotAnswer = ResponseOf<typeof createLotRequests>

const duplicatesIn = ({ results }: LotAnswer): Lot[] =>
  results
    .filter(({ outcome }) => outcome === 'duplicate')
    .map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address }))

/** Applies the lots and the kind of request that another page passes in the navigation state. */
function useLotPrefill(draft: Draft<LotDraft>): void {
  const navigate = useNavigate()
  const { state, pathname } = useLocation()

  const applyPrefill = useEffectEvent(() => {
    const prefill = LotPrefill.safeParse(state)
    if (!prefill.success) return
    // Readiness was confirmed for other lots, so it is reset.
    const { lots, kind } = prefill.data
    draft.save({ lots: JSON.stringify(lots), ...(kind && { kind }), readiness: '', key: '' })
    // Clears the navigation state, so that a reload does not overwrite the later selection.
    void navigate(pathname, { replace: true })
  })
  useEffect(() => applyPrefill(), [state])
}

/** Holds the state of a request for many lots: the draft, its submission and the results. */
export function useLotRequest() {
  const draft = useDraft('lot-request', emptyDraft)
  const uploads = useCaseUploads({ form: 'lot-request' })
  /** One response per submission. */
  const [answers, setAnswers] = useState<LotAnswer[]>([])
  /** The last submission, so that its duplicates can be requested again. */
  const [sent, setSent] = useState<LotDraft | null>(null)
  const [create] = useCreateLotRequestsMutation()
  useLotPrefill(draft)
  const { timeZone } = useRuntimeConfig()
  const [now] = useState(() => new Date())
  const today = wallClock(now, timeZone || defaultTimeZone).day

  // The files of the first submission are attached to its shared request number, and not sent with its duplicates.
  const filesOf = (withDuplicates: boolean): string[] => (withDuplicates ? [] : uploads.attachmentIds)
  const form = useCallForm(createLotRequests, {
    draft: { values: { ...draft.values, files: '', withDuplicates: false }, save: draft.save },
    input: ({ withDuplicates, ...values }) => ({
      body: buildRequestBody(values, { withDuplicates, attachmentIds: filesOf(withDuplicates) }),
    }),
    names: formNames,
    check: (values) => ({ ...validateDraft(values, today), files: values.withDuplicates ? null : uploads.problem }),
    send: (input, { withDuplicates, files: _files, ...values }) => {
      const keyed = withDuplicates ? { values, save: (key: DraftKey) => setSent({ ...values, ...key }) } : draft
      return create({ ...input, idempotencyKey: takeKeyFor(keyed, filesOf(withDuplicates)) })
    },
    onSent: (answer, { withDuplicates: _withDuplicates, files: _files, ...values }) => {
      setAnswers((before) => [...before, answer])
      window.scrollTo(0, 0)
      const lots = JSON.stringify(duplicatesIn(answer))
      setSent({ ...values, lots, key: '' })
      draft.discard()
      if (answer.parent_case_id) uploads.clear()
      // Lots that were not requested remain in the form; all other input was for the finished request.
      if (lots !== emptyDraft.lots) draft.save({ lots })
    },
    // Beside the results, the fields are not shown.
    onFailed: ({ message, fields = {} }) => joinSentences(...new Set([message, ...Object.values(fields)])),
  })

  /** A changed request gets a new idempotency key. */
  function fill(changes: Partial<LotDraft>): void {
    form.clear(...Object.keys(changes))
    draft.save({ key: '', ...changes })
  }

  function startNew(): void {
    draft.discard()
    setAnswers([])
    form.clearFailure()
  }

  return {
    form,
    values: draft.values,
    latest: draft.latest,
    fill,
    /** Why the selected day is impossible; null if it is possible or none is selected. */
    dayProblem: dayProblem(draft.values, today),
    // The error on the files disappears with the last file that caused it.
    filesError: form.field('files').error && (uploads.problem ?? undefined),
    uploads,
    submit: (event: FormEvent) => {
      if (uploads.isSending) event.preventDefault()
      else void form.submit(event)
    },
    requestDuplicates: () => {
      if (sent && !uploads.isSending) void form.submit(undefined, { ...sent, withDuplicates: true })
    },
    startNew,
    answers,
  }
}

export type LotRequestForm = ReturnType<typeof useLotRequest>
