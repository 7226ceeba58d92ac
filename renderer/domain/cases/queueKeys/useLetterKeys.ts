/** Whether single-letter keys act. Users of speech input turn them off. */
import { useBrowserChoice } from '../../useBrowserChoice'

export function useLetterKeys() {
  const [choice, choose] = useBrowserChoice('queue-letter-keys', ['on', 'off'])
  return { isOn: choice === 'on', set: (isOn: boolean) => choose(isOn ? 'on' : 'off') }
}
