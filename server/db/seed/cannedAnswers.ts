/** Answers that the demo's staff give often. */
export const demoAnswers: readonly { title: string; body: string }[] = [
  {
    title: 'Received, we are looking into it',
    body: 'Hello {first_name},\n\nThank you for writing. I am looking into it and will come back to you within one business day.',
  },
  {
    title: 'Bill explained',
    body: 'Hello {first_name},\n\nI have gone through your bill. You can see each charge under Billing Statements. The difference to the month before is explained there line by line; write again if one of them is not clear.',
  },
  {
    title: 'Payment arrived',
    body: 'Hello {first_name},\n\nYour payment has arrived and stands under Payment History. Nothing more is needed.',
  },
  {
    title: 'Restart the gateway first',
    body: 'Hello {first_name},\n\nPlease restart your gateway once under Fiber Settings and wait three minutes. If it is still slow then, write again here and tell us which lights are on.',
  },
  {
    title: 'Appointment by telephone',
    body: 'Hello {first_name},\n\nA technician has to look at this. Our appointment desk calls you on your number on file within one business day.',
  },
  {
    title: 'Smell of gas',
    body: 'Hello {first_name},\n\nIf you smell gas, leave the house now, touch no switch, and call 911 from outside, then our emergency line. Please do not write about it here.',
  },
]
