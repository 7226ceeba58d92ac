/** A refusal to start that a person can act on. It is printed as it is, without a stack. */
export class Refusal extends Error {}
