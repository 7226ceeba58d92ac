import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { createLotRequests } from '#shared/contract/propertyRequests'
import type { ResponseOf } from '#shared/endpoint'
import { useCreateLotRequestsMutation } from '../../api/propertyRequests'
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
  type LotDraft,
} from './lotDraft'

export type LotAnswer = ResponseOf<typeof createLotRequests>

/** A request for many lots being written, sent, and answered. */
export function useLotRequest() {
  const draft = useDraft('lot-request', emptyDraft)
  const [errors, setErrors] = useState<Errors>({})
  const [answer, setAnswer] = useState<LotAnswer | null>(null)
  const [create, { isLoading }] = useCreateLotRequestsMutation()
  const isSending = useRef(false)
  const navigate = useNavigate()
  const { state, pathname } = useLocation()

  const arrive = useEffectEvent(() => {
    const sent = Arrival.safeParse(state)
    if (!sent.success) return
    draft.keep({ lots: JSON.stringify(sent.data.lots), key: '' })
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

  async function submit({ withDuplicates = false } = {}): Promise<void> {
    if (isSending.current) return
    const wrong = errorsIn(draft.values)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    isSending.current = true
    const key = draft.values.key || crypto.randomUUID()
    draft.keep({ key })
    const { data, error } = await create({ idempotencyKey: key, body: bodyOf(draft.values, withDuplicates) })
    isSending.current = false
    if (!data) {
      const { fields = {}, message } = problemOfQuery(error)
      return refuse({ form: message, ...errorsOf(fields) })
    }
    setErrors({})
    setAnswer(data)
    window.scrollTo(0, 0)
    const rest = data.results.filter(({ outcome }) => outcome === 'duplicate')
    // What was not asked for yet stays, so that it can be.
    draft.keep({
      key: '',
      lots: JSON.stringify(
        rest.map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address })),
      ),
    })
  }

  function another(): void {
    draft.discard()
    setAnswer(null)
  }

  return { values: draft.values, latest: draft.latest, fill, errors, submit, another, answer, isSending: isLoading }
}

export type LotRequestForm = ReturnType<typeof useLotRequest>
