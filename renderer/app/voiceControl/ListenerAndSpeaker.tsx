/** Voice input and output in one chunk. */
import { Listener } from './Listener'
import { Speaker } from './Speaker'

export const ListenerAndSpeaker = ({ isListening }: { isListening: boolean }) => (
  <>
    {isListening && <Listener />}
    <Speaker />
  </>
)
