import { paths } from '../paths'
import type { Topic } from './topic'

export const accessibility: Topic = {
  code: 'accessibility',
  label: 'Accessibility',
  request: { type: 'documents', subtype: 'other' },
  questions: [
    {
      slug: 'screen-reader',
      question: 'Does the portal work with a screen reader and keyboard?',
      answer: [
        'Yes. It’s built to WCAG 2.2 AA: every control has a name, every page works with the keyboard alone, and changes are announced. If something doesn’t work for you, tell us which page, and we’ll treat it as a defect.',
      ],
      words: 'nvda jaws voiceover wcag blind',
    },
    {
      slug: 'larger-text',
      question: 'Can I make the text larger or the page dark?',
      answer: [
        'Use your browser’s zoom (Ctrl and +, or ⌘ and + on a Mac). Pages adapt up to 400% without scrolling sideways. Choose a light or dark theme and the text size in Account Preferences.',
      ],
      link: { label: 'Account Preferences', path: paths.managePreference },
      words: 'zoom font size dark mode contrast',
    },
    {
      slug: 'large-print-bill',
      question: 'Can I get bills in large print or Braille?',
      answer: [
        'Yes. Send a documents request and tell us which. The PDF of each statement is tagged, so a screen reader can read its tables.',
      ],
      link: { label: 'New Service Request', path: paths.serviceTicketCreate },
      words: 'braille large print statement',
    },
    {
      slug: 'relay-service',
      question: 'Can I call through a relay service?',
      answer: ['Yes. Dial 711 and give them our number. In an emergency, call or text 911 directly.'],
      link: { label: 'Contact us', path: paths.contactUs },
      words: 'tty deaf hard of hearing 711 relay',
    },
    {
      slug: 'other-languages',
      question: 'Is help available in other languages?',
      answer: [
        'When you call us, an interpreter can join. Say the name of your language in English and stay on the line.',
      ],
      words: 'spanish español translation interpreter language',
    },
    {
      slug: 'visit-with-needs',
      question: 'A technician is coming, and someone here has special needs.',
      answer: [
        'Tell us in the service request: for example, that it takes you longer to get to the door, that a device must not lose power, or that you need things explained in writing. The technician reads it before the visit.',
      ],
      link: { label: 'New Service Request', path: paths.serviceTicketCreate },
      words: 'disability appointment technician',
    },
  ],
}
