import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Pour les parents d’enfants aux États-Unis',
  scope:
    'Conformément à la Children’s Online Privacy Protection Rule (16 CFR Part 312), la présente section indique aux parents comment les informations personnelles des enfants de moins de 13 ans sont traitées lors de l’utilisation de %{site}.',
  operator:
    'L’exploitant est %{owner}. Son adresse postale, son adresse e-mail et, le cas échéant, son numéro de téléphone figurent au début de la présente politique. Il répond à toutes les questions relatives aux informations des enfants : %{contact}.',
  others:
    'Les services suivants collectent ou reçoivent également des informations par l’intermédiaire de %{site} : %{services}. La section sur les services indique qui les fournit et comment joindre leurs fournisseurs.',
  collected:
    'Informations susceptibles d’être collectées auprès d’enfants : %{data}. La manière dont elles sont utilisées et communiquées est indiquée dans la présente politique pour chaque situation et chaque service.',
  persistent:
    'Les identifiants persistants collectés pour le fonctionnement interne de %{site} ne sont utilisés à aucune autre fin : ni pour contacter un enfant, ni pour la publicité comportementale, ni pour établir un profil.',
  consent:
    'Avant de collecter, d’utiliser ou de communiquer des informations personnelles d’un enfant au-delà des exceptions prévues au § 312.5(c), nous obtenons le consentement vérifiable d’un parent. Un parent peut consentir à la collecte et à l’utilisation sans consentir à la communication à des tiers, sauf si celle-ci fait partie intégrante du service.',
  rights:
    'Un parent peut prendre connaissance des informations de l’enfant, les faire supprimer et refuser qu’elles continuent d’être collectées ou utilisées. Il peut pour cela écrire à l’adresse indiquée ci-dessus ; nous nous assurons que la demande émane bien d’un parent (§ 312.6).',
  condition:
    'Nous ne demandons pas à un enfant de communiquer plus d’informations que ce qui est raisonnablement nécessaire pour participer à une activité (§ 312.7).',
  retention:
    'Les informations des enfants ne sont conservées que le temps raisonnablement nécessaire à la finalité pour laquelle elles ont été collectées, puis sont supprimées (§ 312.10). La présente politique indique les durées et les critères.',
};
