import { paths } from '../paths'
import type { Topic } from './topic'

export const accessibility: Topic = {
  code: 'accessibility',
  label: 'Accessibility',
  request: { type: 'documents', subtype: 'other' },
  questions: [
    {
      slug: 'screen-reader',
      question: 'Does the portal work with a screen reader and the keyboard?',
      answer: [
        'Yes. It is built to WCAG 2.2 AA: every control has a name, every page can be used with the keyboard alone, and what changes is announced. If something does not work for you, tell us which page; we treat it as a fault.',
      ],
      words: 'nvda jaws voiceover wcag blind',
    },
    {
      slug: 'larger-text',
      question: 'Can I make the text larger or the page dark?',
      answer: [
        'Use the zoom of your browser (Ctrl and +, on a Mac ⌘ and +): pages adapt up to 400% without scrolling sideways. Light and dark follow the setting of your device.',
      ],
      words: 'zoom font size dark mode contrast',
    },
    {
      slug: 'large-print-bill',
      question: 'Can I get bills in large print or Braille?',
      answer: [
        'Yes. Ask with a documents request and say which. The PDF of each statement is tagged, so that a screen reader can read its tables.',
      ],
      link: { label: 'New service request', path: paths.serviceTicketCreate },
      words: 'braille large print statement',
    },
    {
      slug: 'relay-service',
      question: 'Can I call through a relay service?',
      answer: ['Yes. Dial 711 and name our number. In an emergency, call or text 911 directly.'],
      link: { label: 'Contact us', path: paths.contactUs },
      words: 'tty deaf hard of hearing 711 relay',
    },
    {
      slug: 'other-languages',
      question: 'Is there help in other languages?',
      answer: [
        'On the telephone an interpreter can join: say the name of your language in English and stay on the line.',
      ],
      words: 'spanish español translation interpreter language',
    },
    {
      slug: 'visit-with-needs',
      question: 'A technician is coming and somebody here has special needs.',
      answer: [
        'Say so in the service request: that it takes longer to the door, that a device must not lose power, or that you need things explained in writing. The technician reads it before the visit.',
      ],
      link: { label: 'New service request', path: paths.serviceTicketCreate },
      words: 'disability appointment technician',
    },
  ],
}
