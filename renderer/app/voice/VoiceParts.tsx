/** The ear and the mouth of the page, in one file that is fetched. */
import { Listener } from './Listener'
import { Speaker } from './Speaker'

export const VoiceParts = ({ isListening }: { isListening: boolean }) => (
  <>
    {isListening && <Listener />}
    <Speaker />
  </>
)
