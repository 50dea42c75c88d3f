// Cards can be dragged to a lane: the card is chosen, and the lane answers what is asked next.
import { dragFrom } from '../../lib/drag';
import { isHorde, type HordeChoice, type HordeTable } from './game';
import { mayGoTo } from './goes';
import type { Face } from './wire';

export class Drag {
  face: Face | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  /** The lane under the pointer, where the card can go to it. */
  lane: number | null = $state(null);
  #table: HordeTable;
  #choices: HordeChoice[] = [];
  /** Where the card was let go, and the question that was open then. */
  #target: { lane: number; prompt: number } | null = null;

  constructor(table: HordeTable) {
    this.#table = table;
  }

  /** A pointer went down on a card; a drag begins when it goes on. */
  begin(event: PointerEvent, face: Face, choices: HordeChoice[]): void {
    if (choices.length === 0) return;
    dragFrom(event, {
      moved: (at) => {
        this.face = face;
        this.#choices = choices;
        [this.x, this.y] = [at.clientX, at.clientY];
        const lane = laneAt(at);
        this.lane = lane !== null && this.#takes(lane) ? lane : null;
      },
      dropped: () => this.#drop(),
      ended: () => {
        this.face = null;
        this.lane = null;
      },
    });
  }

  /** What letting go of the card means, where that is one thing only. */
  get #meant(): HordeChoice | null {
    const plain = this.#choices.find(
      ({ option }) => option.is === 'MoveAlly' || (option.is === 'PlayCard' && option.cheaper === false),
    );
    return plain ?? (this.#choices.length === 1 ? this.#choices[0]! : null);
  }

  #takes(lane: number): boolean {
    const { view } = this.#table;
    const [own, other] = isHorde(this.#table) ? [view.front, view.guard] : [view.guard, view.front];
    return mayGoTo({ own: own[lane]!, other: other[lane]! }, this.#meant?.option ?? null, this.face!.type);
  }

  #drop(): void {
    const { live } = this.#table;
    if (live === null || this.lane === null) return;
    const choice = this.#meant;
    if (choice === null || choice.vain) {
      live.pick(choice ? [choice] : this.#choices);
      return;
    }
    this.#target = { lane: this.lane, prompt: live.prompt?.number ?? -1 };
    void live.choose(choice);
  }

  /** The next question is there: the lane answers it if it can. */
  follow(): void {
    const { live } = this.#table;
    const prompt = live?.prompt ?? null;
    const target = this.#target;
    if (target === null || prompt === null || prompt.number === target.prompt) return;
    this.#target = null;
    const view = this.#table.view;
    const there = [view.front[target.lane], view.guard[target.lane]];
    const answers = prompt.choices.filter(
      ({ option }) =>
        (option.is === 'PickLane' && option.pick === target.lane) ||
        (option.is === 'PickUnit' && there.includes(option.pick)),
    );
    if (answers.length === 1) void live?.choose(answers[0]!);
  }
}

function laneAt(event: PointerEvent): number | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-lane]');
  return found ? Number(found.dataset.lane) : null;
}
