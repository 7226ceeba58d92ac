import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { createLotRequests } from '#shared/contract/propertyRequests'
import type { ResponseOf } from '#shared/endpoint'
import { useCreateLotRequestsMutation } from '../../api/propertyRequests'
import { useUploads } from '../../api/useUploads'
import { useDraft } from '../../session/useDraft'
import { problemOfQuery } from '../../ui/states/queryFace'
import { focusFirst } from '../../ui/forms/Field'
import {
  Arrival,
  bodyOf,
  emptyDraft,
  errorsIn,
  errorsOf,
  fieldId,
  fieldNames,
  type Errors,
  type Lot,
  type LotDraft,
} from './lotDraft'

export type LotAnswer = ResponseOf<typeof createLotRequests>

const duplicatesIn = ({ results }: LotAnswer): Lot[] =>
  results
    .filter(({ outcome }) => outcome === 'duplicate')
    .map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address }))

/** A request for many lots being written, sent, and answered. */
export function useLotRequest() {
  const draft = useDraft('lot-request', emptyDraft)
  const uploads = useUploads({ form: 'lot-request' })
  const [errors, setErrors] = useState<Errors>({})
  /** What came of it, one for each time that it was sent. */
  const [answers, setAnswers] = useState<LotAnswer[]>([])
  /** What was sent, for the lots of it that can be asked for again. */
  const [sent, setSent] = useState<LotDraft | null>(null)
  const [create, { isLoading }] = useCreateLotRequestsMutation()
  const isSending = useRef(false)
  const navigate = useNavigate()
  const { state, pathname } = useLocation()

  const arrive = useEffectEvent(() => {
    const arrival = Arrival.safeParse(state)
    if (!arrival.success) return
    // What was confirmed was confirmed of other lots.
    draft.keep({ lots: JSON.stringify(arrival.data.lots), readiness: '', key: '' })
    // Taken over: a reload must not do it again over what was chosen since.
    void navigate(pathname, { replace: true })
  })
  useEffect(() => arrive(), [state])

  function fill(changes: Partial<LotDraft>): void {
    const next = { ...draft.latest(), ...changes }
    const left = errorsIn(next)
    // A remark goes as soon as what it was about is mended.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in left)))
    draft.keep({ key: '', ...changes })
  }

  function refuse(found: Errors): void {
    setErrors(found)
    focusFirst(fieldNames.map(fieldId), Object.fromEntries(fieldNames.map((name) => [fieldId(name), found[name]])))
  }

  async function send(values: LotDraft, keep: (values: LotDraft) => void, withDuplicates: boolean): Promise<void> {
    if (isSending.current || uploads.isSending) return
    // What is asked for again has its documents already.
    const left = withDuplicates ? null : uploads.problem
    const wrong = { ...errorsIn(values), ...(left && { files: left }) }
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    isSending.current = true
    // What was sent before has its files at the common number of that time.
    const attachmentIds = withDuplicates ? [] : uploads.attachmentIds
    const keyFiles = attachmentIds.join()
    const key = (keyFiles === values.keyFiles && values.key) || crypto.randomUUID()
    keep({ ...values, key, keyFiles })
    const { data, error } = await create({
      idempotencyKey: key,
      body: bodyOf(values, { withDuplicates, attachmentIds }),
    })
    isSending.current = false
    if (!data) {
      const { fields = {}, message } = problemOfQuery(error)
      return refuse({ form: message, ...errorsOf(fields) })
    }
    setErrors({})
    setAnswers((before) => [...before, data])
    window.scrollTo(0, 0)
    const lots = JSON.stringify(duplicatesIn(data))
    setSent({ ...values, lots, key: '' })
    draft.discard()
    if (data.parent_case_id) uploads.forget()
    // What was not asked for yet stays, so that it can be; all else was about the others.
    if (lots !== emptyDraft.lots) draft.keep({ lots })
  }

  function another(): void {
    draft.discard()
    setAnswers([])
    setErrors({})
  }

  return {
    values: draft.values,
    latest: draft.latest,
    fill,
    // A remark goes with the last file that it was about.
    errors: { ...errors, files: errors.files && (uploads.problem ?? undefined) },
    uploads,
    submit: () => void send(draft.values, draft.keep, false),
    askAgain: () => {
      if (sent) void send(sent, setSent, true)
    },
    another,
    answers,
    isSending: isLoading,
  }
}

export type LotRequestForm = ReturnType<typeof useLotRequest>
