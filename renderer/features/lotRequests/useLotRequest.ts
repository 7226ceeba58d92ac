import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { createLotRequests } from '#shared/contract/services/propertyRequests'
import type { ResponseOf } from '#shared/http/endpoint'
import { useCreateLotRequestsMutation } from '../../api/services/propertyRequests'
import { useCaseUploads } from '../../domain/cases/useCaseUploads'
import { type Draft, useDraft } from '../../domain/drafts/useDraft'
import { focusFirstError } from '../../ui/forms/Field'
import { problemOfQuery } from '../../ui/states/queryState'
import {
  buildRequestBody,
  emptyDraft,
  fieldId,
  fieldNames,
  type Lot,
  type LotDraft,
  LotPrefill,
  type LotRequestErrors,
  toFormErrors,
  validateDraft,
} from './lotDraft'

export type LotAnswer = ResponseOf<typeof createLotRequests>

const duplicatesIn = ({ results }: LotAnswer): Lot[] =>
  results
    .filter(({ outcome }) => outcome === 'duplicate')
    .map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address }))

/** Applies the lots that another page passes in the navigation state. */
function useLotPrefill(draft: Draft<LotDraft>): void {
  const navigate = useNavigate()
  const { state, pathname } = useLocation()

  const applyPrefill = useEffectEvent(() => {
    const prefill = LotPrefill.safeParse(state)
    if (!prefill.success) return
    // Readiness was confirmed for other lots, so it is reset.
    draft.save({ lots: JSON.stringify(prefill.data.lots), readiness: '', key: '' })
    // Clears the navigation state, so that a reload does not overwrite the later selection.
    void navigate(pathname, { replace: true })
  })
  useEffect(() => applyPrefill(), [state])
}

/** Holds the state of a request for many lots: the draft, its submission and the results. */
export function useLotRequest() {
  const draft = useDraft('lot-request', emptyDraft)
  const uploads = useCaseUploads({ form: 'lot-request' })
  const [errors, setErrors] = useState<LotRequestErrors>({})
  /** One response per submission. */
  const [answers, setAnswers] = useState<LotAnswer[]>([])
  /** The last submission, so that its duplicates can be requested again. */
  const [sent, setSent] = useState<LotDraft | null>(null)
  const [create, { isLoading }] = useCreateLotRequestsMutation()
  const isSending = useRef(false)
  useLotPrefill(draft)

  function fill(changes: Partial<LotDraft>): void {
    const next = { ...draft.latest(), ...changes }
    const remaining = validateDraft(next)
    // An error disappears as soon as its field is corrected.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in remaining)))
    draft.save({ key: '', ...changes })
  }

  function showErrors(nextErrors: LotRequestErrors): void {
    setErrors(nextErrors)
    focusFirstError(
      fieldNames.map(fieldId),
      Object.fromEntries(fieldNames.map((name) => [fieldId(name), nextErrors[name]])),
    )
  }

  async function send(
    values: LotDraft,
    storeDraft: (values: LotDraft) => void,
    withDuplicates: boolean,
  ): Promise<void> {
    if (isSending.current || uploads.isSending) return
    // A repeated request for duplicates already has its documents.
    const filesProblem = withDuplicates ? null : uploads.problem
    const invalid = { ...validateDraft(values), ...(filesProblem && { files: filesProblem }) }
    if (Object.keys(invalid).length > 0) return showErrors(invalid)
    isSending.current = true
    // The files of the first submission are attached to its shared request number.
    const attachmentIds = withDuplicates ? [] : uploads.attachmentIds
    const keyFiles = attachmentIds.join()
    const key = (keyFiles === values.keyFiles && values.key) || crypto.randomUUID()
    storeDraft({ ...values, key, keyFiles })
    const { data, error } = await create({
      idempotencyKey: key,
      body: buildRequestBody(values, { withDuplicates, attachmentIds }),
    })
    isSending.current = false
    if (!data) {
      const { fields = {}, message } = problemOfQuery(error)
      return showErrors({ form: message, ...toFormErrors(fields) })
    }
    setErrors({})
    setAnswers((before) => [...before, data])
    window.scrollTo(0, 0)
    const lots = JSON.stringify(duplicatesIn(data))
    setSent({ ...values, lots, key: '' })
    draft.discard()
    if (data.parent_case_id) uploads.clear()
    // Lots that were not requested remain in the form; all other input was for the finished request.
    if (lots !== emptyDraft.lots) draft.save({ lots })
  }

  function startNew(): void {
    draft.discard()
    setAnswers([])
    setErrors({})
  }

  return {
    values: draft.values,
    latest: draft.latest,
    fill,
    // The error on the files disappears with the last file that caused it.
    errors: { ...errors, files: errors.files && (uploads.problem ?? undefined) },
    uploads,
    submit: () => void send(draft.values, draft.save, false),
    requestDuplicates: () => {
      if (sent) void send(sent, setSent, true)
    },
    startNew,
    answers,
    isSending: isLoading,
  }
}

export type LotRequestForm = ReturnType<typeof useLotRequest>
