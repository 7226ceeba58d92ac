/** Takes texts from the store and speaks them. */
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNotifications, speechTaken } from '../../ui/notices/notificationsSlice'
import { pageSpeech } from './pageSpeech'

export function Speaker() {
  const { speechTexts } = useSelector(selectNotifications)
  const dispatch = useDispatch()
  const [text] = speechTexts
  useEffect(() => {
    if (text === undefined) return
    dispatch(speechTaken())
    pageSpeech.enqueue(text)
  }, [dispatch, speechTexts, text])
  return null
}
