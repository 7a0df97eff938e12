<?php
/**
 * Which host waits for which purpose, and the inline guard. Both are fetched by the site's own schedule and when settings
 * are saved, never while somebody waits for a page.
 */
namespace Candor;

defined( 'ABSPATH' ) || exit;

const EVENT    = 'candor_refresh';
const PURPOSES = array( 'necessary', 'functionality', 'experience', 'measurement', 'marketing' );

add_action( EVENT, __NAMESPACE__ . '\\refresh' );
// Where the schedule was lost, an administrator brings it back by looking at any page of theirs.
add_action( 'admin_init', __NAMESPACE__ . '\\schedule' );
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\\refresh', 10, 0 );
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\\refresh_changed', 10, 2 );
// Saving what was saved before changes nothing, and so is no update: it fetches all the same.
add_filter( 'pre_update_option_' . OPTION, __NAMESPACE__ . '\\refresh_unchanged', 10, 2 );

function schedule(): void {
	if ( ! wp_next_scheduled( EVENT ) ) {
		wp_schedule_event( time() + MINUTE_IN_SECONDS, 'hourly', EVENT );
	}
}

function unschedule(): void {
	wp_clear_scheduled_hook( EVENT );
}

/**
 * Rules and guard of another site are not ours: they go before those of this one come.
 *
 * @param mixed $before As it was saved before.
 * @param mixed $now    As it is saved now.
 */
function refresh_changed( $before, $now ): void {
	foreach ( array( 'site_id', 'base' ) as $field ) {
		if ( ( $before[ $field ] ?? '' ) !== ( $now[ $field ] ?? '' ) ) {
			delete_option( RULES_OPTION );
			delete_option( GUARD_OPTION );
			break;
		}
	}
	refresh();
}

/**
 * @param mixed $now    As it is saved now.
 * @param mixed $before As it was saved before.
 * @return mixed
 */
function refresh_unchanged( $now, $before ) {
	if ( $now === $before ) {
		refresh();
	}
	return $now;
}

/** Fetches both files. What does not come, or is not what it should be, leaves what was there before. */
function refresh(): void {
	if ( ! is_set_up() ) {
		delete_option( RULES_OPTION );
		delete_option( GUARD_OPTION );
		delete_option( FETCH_OPTION );
		return;
	}
	$failed = '';
	$rules  = read_rules( fetch( file_url( 'rules.json' ) ) );
	if ( null !== $rules ) {
		update_option( RULES_OPTION, $rules, true );
	} else {
		$failed = file_url( 'rules.json' );
	}
	if ( 'guard' === options()['way'] ) {
		$guard = read_guard( fetch( file_url( 'guard.js' ) ) );
		if ( null !== $guard ) {
			update_option( GUARD_OPTION, $guard, true );
		} elseif ( '' === $failed ) {
			$failed = file_url( 'guard.js' );
		}
	}
	update_option(
		FETCH_OPTION,
		array(
			'at'     => time(),
			'failed' => $failed,
		),
		false
	);
}

/** The text of a file, or null. */
function fetch( string $url ): ?string {
	$answer = wp_remote_get(
		$url,
		array(
			'timeout'             => 5,
			'redirection'         => 2,
			'limit_response_size' => MB_IN_BYTES,
		)
	);
	if ( is_wp_error( $answer ) || 200 !== (int) wp_remote_retrieve_response_code( $answer ) ) {
		return null;
	}
	return (string) wp_remote_retrieve_body( $answer );
}

/**
 * The hosts by purpose, of `rules.json`; null for anything else.
 *
 * @return array{hosts:array<string,string[]>,unknown:bool}|null
 */
function read_rules( ?string $text ): ?array {
	$given = null === $text ? null : json_decode( $text, true );
	if ( ! is_array( $given ) || ! is_array( $given['hosts'] ?? null ) ) {
		return null;
	}
	$hosts = array();
	foreach ( PURPOSES as $purpose ) {
		$list              = is_array( $given['hosts'][ $purpose ] ?? null ) ? $given['hosts'][ $purpose ] : array();
		$hosts[ $purpose ] = array_values(
			array_filter(
				$list,
				static function ( $entry ) {
					return is_string( $entry ) && preg_match( '#^[a-z0-9.-]+(/[^\s"\'<>]*)?$#', $entry );
				}
			)
		);
	}
	return array(
		'hosts'   => $hosts,
		'unknown' => ! empty( $given['unknown'] ),
	);
}

/** The guard's code; null for what is no script, or cannot stand inside of one. */
function read_guard( ?string $text ): ?string {
	$text = trim( (string) $text );
	if ( strlen( $text ) > 64 * KB_IN_BYTES || 0 !== strpos( $text, '(function($candor)' ) || false !== stripos( $text, '</script' ) ) {
		return null;
	}
	return $text;
}

/**
 * The purpose an address waits for, or an empty string. The longest entry that covers it decides, as in the banner: a
 * host covers its subdomains, a path what begins with it.
 */
function purpose_of( string $url ): string {
	static $own = null;
	$rules      = get_option( RULES_OPTION );
	$url        = html_entity_decode( $url, ENT_QUOTES );
	$parts      = wp_parse_url( 0 === strpos( $url, '//' ) ? 'https:' . $url : $url );
	if ( ! is_array( $rules ) || ! is_array( $parts ) || ! isset( $parts['host'] ) ) {
		return '';
	}
	$own     = $own ?? array_filter( array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( options()['base'], PHP_URL_HOST ) ) );
	$host    = '.' . strtolower( $parts['host'] );
	$path    = $parts['path'] ?? '/';
	$purpose = $rules['unknown'] ? 'marketing' : '';
	$longest = 0;
	$lists   = $rules['hosts'];

	$lists['necessary'] = array_merge( $lists['necessary'], $own );
	foreach ( $lists as $name => $entries ) {
		foreach ( $entries as $entry ) {
			$slash = strpos( $entry, '/' );
			$named = '.' . ( false === $slash ? $entry : substr( $entry, 0, $slash ) );
			$under = false === $slash ? '' : substr( $entry, $slash );
			if (
				strlen( $entry ) >= $longest
				&& substr( $host, -strlen( $named ) ) === $named
				&& 0 === strncmp( $path, $under, strlen( $under ) )
			) {
				$longest = strlen( $entry );
				$purpose = 'necessary' === $name ? '' : $name;
			}
		}
	}
	/**
	 * Lets others decide of an address: one of the purposes, or an empty string for what need not wait.
	 *
	 * @param string $purpose What the rules say.
	 * @param string $url     The address.
	 */
	$decided = apply_filters( 'candor_purpose', $purpose, $url );
	return in_array( $decided, array_slice( PURPOSES, 1 ), true ) ? $decided : '';
}
