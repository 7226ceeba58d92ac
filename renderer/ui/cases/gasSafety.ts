/** What to do when it smells of gas, before anything else is read. */
export const smellTitle = 'Smell gas? Leave, then call.'
export const smellSteps =
  'Do not switch anything on or off and do not use a telephone indoors. Leave the building, leave the door open, and call'
