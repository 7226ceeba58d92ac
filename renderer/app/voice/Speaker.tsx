/** Takes what is to be said from the store and has it said. */
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { sayingTaken, selectNotifications } from '../../ui/notices/notificationsSlice'
import { saying } from './aloud'

export function Speaker() {
  const { toSay } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  const [text] = toSay
  useEffect(() => {
    if (text === undefined) return
    dispatch(sayingTaken())
    saying.wish(text)
  }, [dispatch, toSay, text])
  return null
}
