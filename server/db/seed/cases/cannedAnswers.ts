/** The canned answers of the demo's staff. */
export const demoAnswers: readonly { title: string; body: string }[] = [
  {
    title: 'Received, we’re looking into it',
    body: 'Hi {first_name},\n\nThanks for your message. I’m looking into it and will get back to you within one business day.',
  },
  {
    title: 'Bill explained',
    body: 'Hi {first_name},\n\nI’ve gone over your bill. You can see each charge under Billing Statements, along with a line-by-line comparison with the month before. If anything isn’t clear, just reply here.',
  },
  {
    title: 'Payment received',
    body: 'Hi {first_name},\n\nWe received your payment, and you’ll find it under Payment History. There’s nothing else you need to do.',
  },
  {
    title: 'Restart the gateway first',
    body: 'Hi {first_name},\n\nPlease restart your gateway once under Fiber Settings and wait five minutes. If it’s still slow after that, reply here and tell us which lights are on.',
  },
  {
    title: 'Appointment by phone',
    body: 'Hi {first_name},\n\nA technician needs to look at this. Our scheduling team will call you at the number on file within one business day.',
  },
  {
    title: 'Gas smell',
    body: 'Hi {first_name},\n\nIf you smell gas, leave the house now without touching any switches. From outside, call 911, then our emergency line. Please do not write to us about it here.',
  },
]
