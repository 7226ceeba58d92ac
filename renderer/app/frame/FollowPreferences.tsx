import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { usePreferences } from '../../session/preferences'
import { showAppearance } from '../../ui/look/appearance'
import { showNumbersAs } from '../../ui/look/amounts'
import { showDaysAs, tellMomentsIn } from '../../ui/look/days'
import { speechChosen } from '../../ui/notices/notificationsSlice'

/** Lets the page look and speak as the person likes, until they sign out. Times are the provider's for everyone. */
export function FollowPreferences() {
  const preferences = usePreferences()
  const { theme, text_size: textSize, reduced_motion: reducedMotion, spoken_confirmations: isSpoken } = preferences
  const { day_format: dayFormat, number_format: numberFormat } = preferences
  const dispatch = useDispatch()
  const { timeZone } = useRuntimeConfig()
  useEffect(() => {
    showDaysAs(dayFormat)
    return () => showDaysAs('month_first')
  }, [dayFormat])
  useEffect(() => {
    showNumbersAs(numberFormat)
    return () => showNumbersAs('comma_point')
  }, [numberFormat])
  useEffect(() => {
    tellMomentsIn(timeZone || null)
    return () => tellMomentsIn(null)
  }, [timeZone])
  useEffect(() => showAppearance({ theme, textSize, reducedMotion }), [theme, textSize, reducedMotion])
  useEffect(() => () => showAppearance(null), [])
  useEffect(() => {
    dispatch(speechChosen(isSpoken))
  }, [dispatch, isSpoken])
  return null
}
