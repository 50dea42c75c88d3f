// Somebody sits at too many tables: they are asked, wherever they are, to end one of them.

class Crowd {
  /** The server's sentence while the question is open. */
  text = $state('');
  #answer: ((room: boolean) => void) | null = null;

  /** Whether there is room now. */
  makeRoom(text: string): Promise<boolean> {
    this.#answer?.(false);
    this.text = text;
    return new Promise((answer) => (this.#answer = answer));
  }

  answer(room: boolean): void {
    this.text = '';
    this.#answer?.(room);
    this.#answer = null;
  }
}

export const crowd = new Crowd();
