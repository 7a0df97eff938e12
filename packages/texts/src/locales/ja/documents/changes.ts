import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: '本ポリシーの変更',
  text: '取扱いの内容が変わるときは、本ポリシーも変更します。各版には日付を付しており、以前の版は、本ポリシーを公開しているページから閲覧することができます。',
  purpose:
    '収集時の目的以外の目的で利用者のデータを利用するときは、事前にその旨を利用者にお知らせします（GDPR第13条第3項）。',
  plain: '収集時の目的と実質的に異なる目的で利用者のデータを利用するときは、事前にその旨を利用者にお知らせします。',
};
