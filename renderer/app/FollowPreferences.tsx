import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { usePreferences } from '../session/preferences'
import { showAppearance } from '../ui/look/appearance'
import { speechChosen } from '../ui/notices/notificationsSlice'

/** Lets the page look and speak as the person likes it, until they sign out. */
export function FollowPreferences() {
  const { theme, text_size: textSize, reduced_motion: reducedMotion, spoken_confirmations: isSpoken } = usePreferences()
  const dispatch = useDispatch()
  useEffect(() => showAppearance({ theme, textSize, reducedMotion }), [theme, textSize, reducedMotion])
  useEffect(() => () => showAppearance(null), [])
  useEffect(() => {
    dispatch(speechChosen(isSpoken))
  }, [dispatch, isSpoken])
  return null
}
