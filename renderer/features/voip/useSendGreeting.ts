/** Uploads a custom greeting. Files bypass the store, so the lines are refetched afterwards. */
import { useDispatch } from 'react-redux'
import { setGreeting } from '#shared/contract/services/voip'
import type { Problem } from '#shared/http/errors'
import { api } from '../../api/client'
import { uploadFile } from '../../api/files'

export function useSendGreeting() {
  const dispatch = useDispatch()
  return async (lineId: string, file: File): Promise<Problem | null> => {
    const { error } = await uploadFile(setGreeting, { body: { line_id: lineId } }, { file })
    if (error) return error
    dispatch(api.util.invalidateTags(['VoipLines']))
    return null
  }
}
