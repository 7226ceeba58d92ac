import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { usePreferences } from '../session/preferences'
import { showAppearance } from '../ui/look/appearance'
import { showDaysAs } from '../ui/look/days'
import { speechChosen } from '../ui/notices/notificationsSlice'

/** Lets the page look and speak as the person likes it, until they sign out. */
export function FollowPreferences() {
  const preferences = usePreferences()
  const { theme, text_size: textSize, reduced_motion: reducedMotion, spoken_confirmations: isSpoken } = preferences
  const dayFormat = preferences.day_format
  const dispatch = useDispatch()
  useEffect(() => {
    showDaysAs(dayFormat)
    return () => showDaysAs('month_first')
  }, [dayFormat])
  useEffect(() => showAppearance({ theme, textSize, reducedMotion }), [theme, textSize, reducedMotion])
  useEffect(() => () => showAppearance(null), [])
  useEffect(() => {
    dispatch(speechChosen(isSpoken))
  }, [dispatch, isSpoken])
  return null
}
