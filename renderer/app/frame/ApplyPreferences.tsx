import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { usePreferences } from '../../session/preferences'
import { setNumberFormat } from '../../ui/format/amounts'
import { applyAppearance } from '../../ui/format/appearance'
import { setDayFormat, setMomentZone } from '../../ui/format/days'
import { spokenConfirmationsChanged } from '../../ui/notices/notificationsSlice'

/** Applies the person's preferences until they sign out. Times are in the provider's zone for everyone. */
export function ApplyPreferences() {
  const preferences = usePreferences()
  const { theme, text_size: textSize, reduced_motion: reducedMotion, spoken_confirmations: isSpoken } = preferences
  const { day_format: dayFormat, number_format: numberFormat } = preferences
  const dispatch = useDispatch()
  const { timeZone } = useRuntimeConfig()
  useEffect(() => {
    setDayFormat(dayFormat)
    return () => setDayFormat('month_first')
  }, [dayFormat])
  useEffect(() => {
    setNumberFormat(numberFormat)
    return () => setNumberFormat('comma_point')
  }, [numberFormat])
  useEffect(() => {
    setMomentZone(timeZone || null)
    return () => setMomentZone(null)
  }, [timeZone])
  useEffect(() => applyAppearance({ theme, textSize, reducedMotion }), [theme, textSize, reducedMotion])
  useEffect(() => () => applyAppearance(null), [])
  useEffect(() => {
    dispatch(spokenConfirmationsChanged(isSpoken))
  }, [dispatch, isSpoken])
  return null
}
