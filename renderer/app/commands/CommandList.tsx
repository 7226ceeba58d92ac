/** Lists all commands that the user can say or type, with example sentences. */
import { useEffect, useState } from 'react'
import { type CommandName, commandNames, exampleAddress, registry } from '#shared/commands/registry'
import * as commonTexts from '#shared/texts/common'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { hasRecognizer } from '../../api/speech/transcription'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import parts from '../../ui/panels/parts.module.css'
import styles from './commands.module.css'
import { useCommandAccess } from './useCommandAccess'

export function CommandList({ onClose }: { onClose: () => void }) {
  const { isAvailable } = useCommandAccess()
  const { address: selectedAddress } = useSelection()
  const addresses = useSignedIn().user.user_address_details
  // The example names another address of the user, if there is one.
  const exampleAddressOption =
    addresses.find((candidate) => candidate.crm_premise_id !== selectedAddress?.crm_premise_id) ?? selectedAddress
  const examplesOf = (name: CommandName): string[] =>
    registry[name].examples.map((example) =>
      exampleAddressOption ? example.replace(exampleAddress, exampleAddressOption.street_address) : example,
    )
  const [isVoiceAvailable, setIsVoiceAvailable] = useState(false)
  useEffect(() => {
    let isMounted = true
    void hasRecognizer().then((hasVoice) => isMounted && setIsVoiceAvailable(hasVoice))
    return () => {
      isMounted = false
    }
  }, [])
  return (
    <Modal
      isOpen
      title={commandTexts.listTitle}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <p className={parts.secondary}>{commandTexts.listHint(isVoiceAvailable)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The list scrolls, so the keyboard has to reach it. */}
      <section aria-label={commandTexts.commands} tabIndex={0} data-starts-here className={styles.list}>
        <dl className={styles.commands}>
          {commandNames.filter(isAvailable).map((name) => (
            <div key={name}>
              <dt>{commandDescriptions[name]}</dt>
              {examplesOf(name).map((example) => (
                <dd key={example}>“{example}”</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </Modal>
  )
}
