/** Creates accounts one after the other. After an interruption it can run again: created accounts stay created. */
import { useEffect, useRef, useState } from 'react'
import type { CheckedParent } from '#shared/contract/customers/accountCreation'
import { useCreatePortalAccountMutation } from '../../api/customers/accountCreation'
import { problemOfQuery } from '../../ui/states/queryState'

export type RowResult = { kind: 'working' } | { kind: 'sent' } | { kind: 'before' } | { kind: 'failed'; text: string }

export function useCreateAll() {
  const [create] = useCreatePortalAccountMutation()
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  async function createOne({ migration_account_parent_id, email }: CheckedParent): Promise<RowResult> {
    const { data, error } = await create({ body: { migration_account_parent_id, email, send_again: false } })
    if (error) return { kind: 'failed', text: problemOfQuery(error).message }
    return { kind: data.is_sent ? 'sent' : 'before' }
  }

  async function run(parents: readonly CheckedParent[]): Promise<void> {
    if (isRunning) return
    setRunning(true)
    for (const parent of parents) {
      // Stops once the person leaves the page or signs out.
      if (!isMounted.current) return
      const recordResult = (result: RowResult) =>
        setResults((before) => new Map(before).set(parent.migration_account_parent_id, result))
      recordResult({ kind: 'working' })
      recordResult(await createOne(parent))
    }
    setRunning(false)
  }

  return { results, isRunning, run, clearResults: () => setResults(new Map()) }
}
