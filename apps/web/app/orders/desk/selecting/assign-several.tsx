import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePlans, useRoster } from '../queries.ts';
import { despiteAll } from '../question.ts';
import { type Assigning, assigningOf, type Who } from './assigning.ts';
import type { SeveralProps } from './confirm-several.tsx';
import { selectingCopy } from './copy.ts';
import type { Item, Outcome } from './in-turn.ts';
import { SeveralDialog, type SeveralRow } from './several-dialog.tsx';
import { useSeveral } from './use-several.ts';

const copy = selectingCopy.assigning;
/** Nobody is called so: names have no colon. */
const asPlanned = ':plan';

type Deal = { order: Order; assigning: Assigning; outcome: Outcome | undefined };

const rowOf = ({ order, assigning, outcome }: Deal, isStopped: boolean): SeveralRow => {
  if (outcome?.kind === 'done') {
    return { order, text: copy.done(outcome.order.beautician), tone: 'good' };
  }
  if (assigning && 'leftAlone' in assigning) {
    return { order, text: selectingCopy.leftAlone(assigning.leftAlone) };
  }
  if (outcome?.kind === 'refused') return { order, text: outcome.reason, tone: 'bad' };
  if (outcome?.kind === 'lost') return { order, text: selectingCopy.lost, tone: 'bad' };
  if (outcome?.kind === 'asks') {
    const { name, objections } = outcome.question;
    return {
      order,
      text: `${name}: ${objections.map(({ text }) => text).join(', ')}`,
      tone: 'bad',
    };
  }
  if (!assigning) return { order, text: '' };
  return { order, text: isStopped ? selectingCopy.notSent : copy.will(assigning.name) };
};

/** The same in knowledge of what speaks against it. */
const allTheSame = ({ order, outcome }: Deal): Item[] =>
  outcome?.kind === 'asks' ? [{ order, update: despiteAll(outcome.question) }] : [];

/** What is still to be sent, without what was asked about. */
const toSend = ({ order, assigning, outcome }: Deal): Item[] => {
  if (outcome?.kind === 'done' || outcome?.kind === 'asks') return [];
  return assigning && 'update' in assigning ? [{ order, update: assigning.update }] : [];
};

type PlansStateProps = { isError: boolean; onRetry: () => void };

function PlansState({ isError, onRetry }: PlansStateProps) {
  if (!isError) return <Skeleton className="h-12" />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      {copy.plansFailed}
      <Button look="secondary" size="small" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}

/** Names somebody for several visits: each whom the plan has, or one and the same. */
export function AssignSeveral({ orders, open, onClose, focusAfter }: SeveralProps) {
  const [who, setWho] = useState<Who>(null);
  const roster = useRoster();
  const { data: plans, isError, refetch } = usePlans(orders);
  const { outcomes, progress, run, forgetOthers } = useSeveral();
  const deals = orders.map((order) => ({
    order,
    assigning: assigningOf(order, who, plans),
    outcome: outcomes.get(order._id),
  }));
  const isStopped = !progress && [...outcomes.values()].some(({ kind }) => kind === 'lost');
  const items = deals.flatMap(toSend);
  const asked = deals.flatMap(allTheSame);
  const done = deals.filter(({ outcome }) => outcome?.kind === 'done');
  const rows = deals.map((deal): SeveralRow => {
    const row = rowOf(deal, isStopped);
    const [item] = allTheSame(deal);
    if (!item) return row;
    const action = (
      <Button
        key="despite"
        look="secondary"
        size="small"
        once
        busy={progress !== undefined}
        aria-label={copy.despiteOf(deal.order.orderId)}
        onClick={() => void run([item])}
      >
        {copy.despite}
      </Button>
    );
    return { ...row, action };
  });
  const runOf = () => {
    if (items.length > 0) {
      return { label: copy.run(items.length), onPress: () => void run(items) };
    }
    if (asked.length < 2) return undefined;
    return { label: copy.despiteAll(asked.length), onPress: () => void run(asked) };
  };
  return (
    <SeveralDialog
      open={open}
      onClose={() => onClose(done.map(({ order }) => order._id))}
      focusAfter={focusAfter}
      title={copy.title(orders.length)}
      rows={rows}
      progress={progress}
      outcomes={outcomes}
      unsent={isStopped ? items.filter(({ order }) => !outcomes.has(order._id)).length : 0}
      doneText={copy.doneAll}
      run={runOf()}
    >
      <Select
        label={copy.who}
        options={[
          { value: asPlanned, label: copy.asPlanned },
          ...roster.map((name) => ({ value: name, label: name })),
        ]}
        value={who ?? asPlanned}
        onChange={(chosen) => {
          setWho(chosen === asPlanned ? null : chosen);
          forgetOthers();
        }}
      />
      {who === null && !plans && <PlansState isError={isError} onRetry={() => void refetch()} />}
      {(who !== null || plans) && items.length + asked.length + outcomes.size === 0 && (
        <p>{copy.none}</p>
      )}
    </SeveralDialog>
  );
}
